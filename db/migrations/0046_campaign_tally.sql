ALTER TABLE `campaigns` ADD `tally` text;
--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.reminders.pay.daysBefore', CASE WHEN json_extract(`data`, '$.reminders.pay.daysBefore') > 0 THEN json_array(json_extract(`data`, '$.reminders.pay.daysBefore')) ELSE json_array() END) WHERE json_type(`data`, '$.reminders.pay.daysBefore') = 'integer';
--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.reminders.answerRequest.daysBefore', CASE WHEN json_extract(`data`, '$.reminders.answerRequest.daysBefore') > 0 THEN json_array(json_extract(`data`, '$.reminders.answerRequest.daysBefore')) ELSE json_array() END) WHERE json_type(`data`, '$.reminders.answerRequest.daysBefore') = 'integer';
--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.reminders.signContract.daysBefore', CASE WHEN json_extract(`data`, '$.reminders.signContract.daysBefore') > 0 THEN json_array(json_extract(`data`, '$.reminders.signContract.daysBefore')) ELSE json_array() END) WHERE json_type(`data`, '$.reminders.signContract.daysBefore') = 'integer';
--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.reminders.finishDraft.daysBefore', CASE WHEN json_extract(`data`, '$.reminders.finishDraft.daysBefore') > 0 THEN json_array(json_extract(`data`, '$.reminders.finishDraft.daysBefore')) ELSE json_array() END) WHERE json_type(`data`, '$.reminders.finishDraft.daysBefore') = 'integer';
--> statement-breakpoint
UPDATE `settings` SET `data` = json_set(`data`, '$.reminders.windowCloses.daysBefore', CASE WHEN json_extract(`data`, '$.reminders.windowCloses.daysBefore') > 0 THEN json_array(json_extract(`data`, '$.reminders.windowCloses.daysBefore')) ELSE json_array() END) WHERE json_type(`data`, '$.reminders.windowCloses.daysBefore') = 'integer';
