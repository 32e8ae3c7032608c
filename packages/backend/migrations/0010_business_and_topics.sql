ALTER TABLE "service" ADD COLUMN "resume_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "apply_url" text;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "source_code" text;--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "crowd" text;