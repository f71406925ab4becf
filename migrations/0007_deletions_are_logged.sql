ALTER TABLE `people` ADD `deletion_id` text;--> statement-breakpoint
UPDATE `people` SET `deletion_id` = lower(hex(randomblob(12)));
--> statement-breakpoint
CREATE TRIGGER `people_are_given_a_deletion_id` AFTER INSERT ON `people`
WHEN NEW.deletion_id IS NULL
BEGIN
	UPDATE `people` SET `deletion_id` = lower(hex(randomblob(12))) WHERE id = NEW.id;
END;
