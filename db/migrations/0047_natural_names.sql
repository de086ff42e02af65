-- Names are sorted as people count, "Item 2" before "Item 10": numbers are filled up with zeros (domain/natural-order.ts).
WITH RECURSIVE parts(id, done, rest) AS (
  SELECT id, '', institution_sort FROM submissions WHERE institution_sort GLOB '*[0-9]*'
  UNION ALL
  SELECT id,
    done || CASE WHEN substr(rest, 1, 1) GLOB '[0-9]'
      THEN substr('000000000000', 1 + min(12, length(rest) - length(ltrim(rest, '0123456789'))))
        || substr(rest, 1, length(rest) - length(ltrim(rest, '0123456789')))
      ELSE substr(rest, 1, 1) END,
    CASE WHEN substr(rest, 1, 1) GLOB '[0-9]' THEN ltrim(rest, '0123456789') ELSE substr(rest, 2) END
  FROM parts WHERE rest <> ''
)
UPDATE submissions SET institution_sort = parts.done FROM parts WHERE parts.id = submissions.id AND parts.rest = '';
