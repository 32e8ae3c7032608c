CREATE TABLE "operation_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"fid" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "operator_token" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_time" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL,
	"revoked_time" timestamp (3) with time zone,
	"last_used_time" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "operation_entry" ("time", "who", "role", "action", "object", "fid", "before", "after")
SELECT "time", "who", 'operator', 'module.change', "sign", "fid", "before", "after" FROM "module_audit" ORDER BY "id";--> statement-breakpoint
DROP TABLE "module_audit" CASCADE;--> statement-breakpoint
CREATE INDEX "operation_entry_time" ON "operation_entry" USING btree ("time");