ALTER TABLE `cases` ADD `gravest` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `claimed_by` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `claimed_until` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `final_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `before_decision` text;--> statement-breakpoint
CREATE INDEX `cases_by_reason` ON `cases` (`gravest`,`decided_at`,(flagged_at IS NULL AND NOT is_child_safety),`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `cases_by_decision` ON `cases` (`decision`,`decided_at`);--> statement-breakpoint
CREATE INDEX `cases_by_reason_and_decision` ON `cases` (`gravest`,`decision`,`decided_at`);--> statement-breakpoint
CREATE INDEX `cases_to_finish` ON `cases` (`final_at`) WHERE before_decision IS NOT NULL;--> statement-breakpoint
ALTER TABLE `moderation_log` ADD `reason` text;
--> statement-breakpoint
UPDATE `cases` SET `gravest` = (SELECT `reason` FROM `reports` WHERE `case_id` = `cases`.`id`
	ORDER BY instr('child-safety violence harassment private-information spam other', `reason`) LIMIT 1);
