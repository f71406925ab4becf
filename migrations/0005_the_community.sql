CREATE TABLE `blocks` (
	`person_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`public_id` text NOT NULL,
	`handle` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `blocked_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `blocks_of_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`post_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`send_key` text NOT NULL,
	`text` text NOT NULL,
	`hidden_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_public_id` ON `comments` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `comments_of_person` ON `comments` (`person_id`,`send_key`);--> statement-breakpoint
CREATE INDEX `comments_of_post` ON `comments` (`post_id`,`id`);--> statement-breakpoint
CREATE TABLE `hides` (
	`person_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	PRIMARY KEY(`person_id`, `post_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `hides_of_post` ON `hides` (`post_id`);--> statement-breakpoint
CREATE TABLE `move_codes` (
	`person_id` integer PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `move_codes_code` ON `move_codes` (`code_hash`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`confirmed_age` integer,
	`banned_at` integer,
	`ban_reason` text,
	`reminded_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `people_key` ON `people` (`key_hash`);--> statement-breakpoint
CREATE INDEX `people_by_visit` ON `people` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`person_id` integer NOT NULL,
	`send_key` text NOT NULL,
	`digest` text NOT NULL,
	`expires_at` integer NOT NULL,
	`tile` integer NOT NULL,
	`parent_tile` integer NOT NULL,
	`reach` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`venue` text DEFAULT '' NOT NULL,
	`photos` text DEFAULT '[]' NOT NULL,
	`hidden_at` integer,
	`resolved_at` integer,
	`comment_count` integer DEFAULT 0 NOT NULL,
	`reaction_counts` text DEFAULT '{}' NOT NULL,
	`author_told_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "posts_reach" CHECK("posts"."reach" IN (1, 3, 10)),
	CONSTRAINT "posts_kind" CHECK("posts"."kind" IN ('update', 'help', 'plan'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_public_id` ON `posts` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_of_person` ON `posts` (`person_id`,`send_key`);--> statement-breakpoint
CREATE INDEX `posts_by_expiry` ON `posts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `posts_near` ON `posts` (`tile`,`reach`,`id`,`expires_at`,`hidden_at`,`person_id`);--> statement-breakpoint
CREATE INDEX `posts_near_by_kind` ON `posts` (`tile`,`kind`,`reach`,`id`,`expires_at`,`hidden_at`,`person_id`);--> statement-breakpoint
CREATE INDEX `posts_far` ON `posts` (`parent_tile`,`id`,`expires_at`,`hidden_at`,`person_id`,`reach`) WHERE reach = 10;--> statement-breakpoint
CREATE INDEX `posts_far_by_kind` ON `posts` (`parent_tile`,`kind`,`id`,`expires_at`,`hidden_at`,`person_id`,`reach`) WHERE reach = 10;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`tile` integer,
	`quiet_from` integer NOT NULL,
	`quiet_to` integer NOT NULL,
	`time_zone` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_on` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_person` ON `push_subscriptions` (`person_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_near` ON `push_subscriptions` (`tile`);--> statement-breakpoint
CREATE TABLE `reactions` (
	`post_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`reaction` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `person_id`, `reaction`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reactions_of_person` ON `reactions` (`person_id`);--> statement-breakpoint
CREATE TABLE `cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`thing` text NOT NULL,
	`post_id` integer NOT NULL,
	`comment_id` integer,
	`author_id` integer,
	`snapshot` text NOT NULL,
	`photos_kept_at` integer,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`is_child_safety` integer DEFAULT false NOT NULL,
	`score` real DEFAULT 0 NOT NULL,
	`decision` text,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	`keep_until` integer,
	`held_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_subject` ON `cases` (`subject`);--> statement-breakpoint
CREATE INDEX `cases_in_queue` ON `cases` (`decided_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `cases_of_author` ON `cases` (`author_id`);--> statement-breakpoint
CREATE INDEX `cases_of_post` ON `cases` (`post_id`);--> statement-breakpoint
CREATE INDEX `cases_by_term` ON `cases` (`keep_until`);--> statement-breakpoint
CREATE TABLE `moderation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer,
	`username` text NOT NULL,
	`act` text NOT NULL,
	`case_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `moderation_log_of_case` ON `moderation_log` (`case_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`case_id` integer NOT NULL,
	`reporter_id` integer,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`weight` real NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`case_id`,`reporter_id`);--> statement-breakpoint
CREATE INDEX `reports_of_person` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE TABLE `tombstones` (
	`id` integer NOT NULL,
	`thing` text NOT NULL,
	`person_id` integer NOT NULL,
	`send_key` text NOT NULL,
	PRIMARY KEY(`person_id`, `thing`, `send_key`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `tombstones_by_age` ON `tombstones` (`id`);--> statement-breakpoint
CREATE TRIGGER `moderation_log_is_never_changed` BEFORE UPDATE ON `moderation_log`
BEGIN
	SELECT RAISE(ABORT, 'the moderation log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_log_is_never_emptied` BEFORE DELETE ON `moderation_log`
BEGIN
	SELECT RAISE(ABORT, 'the moderation log is never emptied');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_log_is_never_replaced` BEFORE INSERT ON `moderation_log`
WHEN NEW.id IN (SELECT id FROM `moderation_log`)
BEGIN
	SELECT RAISE(ABORT, 'the moderation log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `desk_log_is_never_replaced` BEFORE INSERT ON `desk_log`
WHEN NEW.id IN (SELECT id FROM `desk_log`)
BEGIN
	SELECT RAISE(ABORT, 'the desk log is never changed');
END;
