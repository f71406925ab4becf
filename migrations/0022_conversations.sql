CREATE TABLE `conversations` (
	`person_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	`seen_comment_id` integer DEFAULT 0 NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`person_id`, `post_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `conversations_of_post` ON `conversations` (`post_id`);--> statement-breakpoint
CREATE TABLE `corner_alerts` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`tile` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`met_at` integer,
	`told_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `corner_alerts_near` ON `corner_alerts` (`tile`) WHERE "corner_alerts"."met_at" IS NULL;--> statement-breakpoint
CREATE INDEX `corner_alerts_met` ON `corner_alerts` (`met_at`);--> statement-breakpoint
ALTER TABLE `people` ADD `seen_decision_at` integer;