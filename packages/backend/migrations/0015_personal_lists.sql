ALTER TABLE "favourite" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite" ADD COLUMN "group_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_use" ADD COLUMN "cleared_time" timestamp (3) with time zone;