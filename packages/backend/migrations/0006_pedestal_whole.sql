CREATE TABLE "audit_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"fid" text NOT NULL,
	"event" text NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"subject_id" text,
	"method" text,
	"ip" text,
	"device" text,
	"request_id" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" DROP CONSTRAINT "calendar_feed_secret_unique";--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "secret_hash" text;--> statement-breakpoint
UPDATE "calendar_feed" SET "secret_hash" = translate(rtrim(encode(sha256(convert_to("secret", 'UTF8')), 'base64'), '='), '+/', '-_');--> statement-breakpoint
ALTER TABLE "calendar_feed" ALTER COLUMN "secret_hash" SET NOT NULL;--> statement-breakpoint
UPDATE "school" SET "partners" = "partners" || jsonb_build_object('model', c."body"->'model') FROM "config_item" c WHERE c."kind" = 'assistant' AND c."fid" = "school"."fid" AND c."body" ? 'model';--> statement-breakpoint
UPDATE "config_item" SET "body" = "body" - 'model' WHERE "kind" = 'assistant';--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id_token_sealed" text;--> statement-breakpoint
ALTER TABLE "sign_in_failure" ADD COLUMN "unlock_hash" text;--> statement-breakpoint
CREATE INDEX "audit_entry_time" ON "audit_entry" USING btree ("fid","time");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash");