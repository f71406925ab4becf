CREATE TABLE `square_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`slots` text NOT NULL,
	`left` integer NOT NULL,
	`ends_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `square_counts_by_end` ON `square_counts` (`ends_at`);