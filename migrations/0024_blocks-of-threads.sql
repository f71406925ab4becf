CREATE TABLE `thread_blocks` (
	`public_id` text PRIMARY KEY NOT NULL,
	`person_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	`from_id` integer NOT NULL,
	`handle` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `thread_blocks_in_force` ON `thread_blocks` (`person_id`,`blocked_id`,`post_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `thread_blocks_of_person` ON `thread_blocks` (`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `thread_blocks_of_blocked` ON `thread_blocks` (`blocked_id`);--> statement-breakpoint
-- Blocks from before keep hiding all that they hid for who made them.
INSERT INTO `thread_blocks` (`public_id`, `person_id`, `blocked_id`, `post_id`, `from_id`, `handle`, `created_at`, `ended_at`)
SELECT `public_id`, `person_id`, `blocked_id`, 0, 0, `handle`, `created_at` - `created_at` % 60000, NULL FROM `blocks`;
