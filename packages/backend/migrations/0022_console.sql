CREATE TABLE "console_plan" (
	"id" serial PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"object_name" text NOT NULL,
	"input" jsonb NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"who" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"act_id" integer,
	"said" text
);
--> statement-breakpoint
CREATE TABLE "operation_chain" (
	"id" integer PRIMARY KEY NOT NULL,
	"anchor_no" integer NOT NULL,
	"anchor_hash" text NOT NULL,
	"head_no" integer NOT NULL,
	"head_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "object_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "undo_of" integer;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "chain_no" integer;--> statement-breakpoint
ALTER TABLE "operation_entry" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "console_grant" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "console_grant" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "console_grant" ADD COLUMN "last_used_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registry_tab" ADD COLUMN "fid" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "console_plan_due" ON "console_plan" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX "console_plan_school" ON "console_plan" USING btree ("fid","due");--> statement-breakpoint
CREATE INDEX "operation_entry_school" ON "operation_entry" USING btree ("fid","time");--> statement-breakpoint
CREATE INDEX "operation_entry_action" ON "operation_entry" USING btree ("action","time");--> statement-breakpoint
CREATE INDEX "operation_entry_object" ON "operation_entry" USING btree ("object","time");--> statement-breakpoint
CREATE INDEX "operation_entry_who" ON "operation_entry" USING btree ("who","time");--> statement-breakpoint
CREATE INDEX "operation_entry_refused" ON "operation_entry" USING btree ("time") WHERE "operation_entry"."outcome" <> 'done';--> statement-breakpoint
CREATE INDEX "operation_entry_new" ON "operation_entry" USING btree ("id") WHERE "operation_entry"."chain_no" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "operation_entry_undo" ON "operation_entry" USING btree ("undo_of");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_entry_chain" ON "operation_entry" USING btree ("chain_no");--> statement-breakpoint
INSERT INTO "operation_entry" ("time", "who", "role", "action", "object", "fid", "before", "after")
SELECT s."time", s."who", CASE WHEN s."who" LIKE 'key %' THEN 'team' WHEN s."who" = 'the portal' THEN 'portal' ELSE 'operator' END,
  'release.' || s."action", s."area", coalesce(s."school", ''),
  CASE WHEN s."action" IN ('publish', 'collect') THEN NULL ELSE jsonb_build_object('build', a."replaced") END,
  jsonb_strip_nulls(jsonb_build_object('build', s."build_id", 'share', s."share", 'preview', s."preview", 'note', s."note"))
FROM "registry_audit" s LEFT JOIN "registry_activation" a ON a."revision" = s."to_revision" AND s."action" NOT IN ('publish', 'collect')
ORDER BY s."id";
