CREATE TABLE `moderation_counts` (
	`month` text NOT NULL,
	`reason` text NOT NULL,
	`counted` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `reason`, `counted`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `moderation_months` (
	`month` text PRIMARY KEY NOT NULL,
	`published_at` integer NOT NULL,
	`medians` text DEFAULT '{}' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `moderation_statements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`step_id` integer NOT NULL,
	`case_id` integer NOT NULL,
	`round` integer NOT NULL,
	`outcome` text NOT NULL,
	`reason` text NOT NULL,
	`thing` text NOT NULL,
	`month` text NOT NULL,
	`day` text NOT NULL,
	`content_day` text NOT NULL,
	`minutes` integer NOT NULL,
	`ended_on` text,
	`ended_by` text,
	`is_corrected` integer DEFAULT false NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`told` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_statements_by_step` ON `moderation_statements` (`step_id`);--> statement-breakpoint
CREATE INDEX `moderation_statements_of_case` ON `moderation_statements` (`case_id`,`step_id`);--> statement-breakpoint
CREATE INDEX `moderation_statements_of_round` ON `moderation_statements` (`round`,`step_id`);--> statement-breakpoint
CREATE INDEX `moderation_statements_in_log` ON `moderation_statements` (`month`,`public_id`);--> statement-breakpoint
CREATE INDEX `moderation_statements_to_count` ON `moderation_statements` (`month`) WHERE is_counted = 0;