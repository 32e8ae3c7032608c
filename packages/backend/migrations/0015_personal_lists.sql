ALTER TABLE "favourite" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite" ADD COLUMN "group_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_use" ADD COLUMN "cleared_time" timestamp (3) with time zone;--> statement-breakpoint
-- Schools that exist have the module too; new ones get it with the others.
INSERT INTO "module_switch" ("fid", "sign", "name", "sort", "audience") SELECT DISTINCT "fid", 'offline', '离线查看', 10, '{STUDENT,STAFF}'::text[] FROM "module_switch" ON CONFLICT DO NOTHING;
