-- The release that sorted by these was replaced by the one before this.
DROP INDEX `cases_by_urgency`;--> statement-breakpoint
DROP INDEX `cases_by_reason`;