CREATE TABLE "fault_report" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"source_code" text NOT NULL,
	"text" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "close_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "start_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "step_up_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "fault_report_time" ON "fault_report" USING btree ("fid","time");--> statement-breakpoint
CREATE INDEX "fault_report_person" ON "fault_report" USING btree ("person_id");