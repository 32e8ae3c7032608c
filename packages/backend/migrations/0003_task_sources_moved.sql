INSERT INTO "source" ("fid", "code", "name", "kind", "offers") SELECT "fid", "code", "name", 'database', ARRAY['tasks'] FROM "task_source" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "source" ("fid", "code", "name", "kind", "offers") SELECT "fid", 'timetable', '教务课表', 'database', ARRAY['courses'] FROM "school" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "source" ("fid", "code", "name", "kind", "offers") SELECT "fid", 'card', '校园卡', 'database', ARRAY['assets'] FROM "school" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "task_source" CASCADE;
