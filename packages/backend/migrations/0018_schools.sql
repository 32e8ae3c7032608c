CREATE TABLE "school_picture" (
	"name" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"fid" text NOT NULL,
	"departments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"may_review" boolean DEFAULT false NOT NULL,
	"until" timestamp (3) with time zone,
	"granted_by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "other_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "console_grant" ADD CONSTRAINT "console_grant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "console_grant_role" ON "console_grant" USING btree ("person_id","role","fid");--> statement-breakpoint
INSERT INTO "console_grant" ("id", "person_id", "role", "fid", "granted_by", "reason", "time")
SELECT gen_random_uuid()::text, "id", 'admin', "fid", 'the portal', 'user type ADMIN', now() FROM "person" WHERE "user_type" = 'ADMIN';
