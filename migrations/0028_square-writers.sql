CREATE TABLE `square_writers` (
	`square` text NOT NULL,
	`writer` text NOT NULL,
	`wrote_at` integer NOT NULL,
	PRIMARY KEY(`square`, `writer`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `square_writers_by_time` ON `square_writers` (`wrote_at`);