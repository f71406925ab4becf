CREATE TABLE `appeals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_id` integer NOT NULL,
	`against` text NOT NULL,
	`against_at` integer NOT NULL,
	`against_by` text NOT NULL,
	`words` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`outcome` text,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_once` ON `appeals` (`case_id`,`against`,`against_at`);--> statement-breakpoint
CREATE INDEX `appeals_in_queue` ON `appeals` (`decided_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `bans` (
	`case_id` integer PRIMARY KEY NOT NULL,
	`rule` text,
	`reason` text NOT NULL,
	`decided_at` integer NOT NULL,
	`decided_by` text NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `cases` ADD `rule` text;
--> statement-breakpoint
-- What was told of bans that go on.
INSERT INTO bans (case_id, rule, reason, decided_at, decided_by)
SELECT cases.id, NULL, coalesce(people.ban_reason, ''), people.banned_at, moderation_log.username
FROM moderation_log
JOIN cases ON cases.id = moderation_log.case_id
JOIN people ON people.id = cases.author_id AND people.banned_at = moderation_log.created_at
WHERE moderation_log.act = 'ban'
ON CONFLICT DO NOTHING;
