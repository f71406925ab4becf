CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`phone_number` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`sent_key` text,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`changed_by` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_sent` ON `contact_messages` (`sent_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`handled_at`,`id`);--> statement-breakpoint
CREATE TABLE `desk_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`username` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shop_name` text NOT NULL,
	`phone_number` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`sent_key` text,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`shop_id` text,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shop_requests_status" CHECK("shop_requests"."status" IN ('new', 'contacted', 'live', 'declined'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_requests_sent` ON `shop_requests` (`sent_key`);--> statement-breakpoint
CREATE INDEX `shop_requests_by_status` ON `shop_requests` (`status`,`id`);
--> statement-breakpoint
CREATE TRIGGER `desk_log_is_never_changed` BEFORE UPDATE ON `desk_log`
BEGIN
	SELECT RAISE(ABORT, 'the desk log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `desk_log_is_never_emptied` BEFORE DELETE ON `desk_log`
BEGIN
	SELECT RAISE(ABORT, 'the desk log is never emptied');
END;
