ALTER TABLE "personal_event" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "personal_event" ADD COLUMN "excluded" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_event" ADD COLUMN "series_id" text;--> statement-breakpoint
ALTER TABLE "personal_event" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_event" ADD COLUMN "remind_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "personal_event_series" ON "personal_event" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "personal_event_remind" ON "personal_event" USING btree ("remind_time");