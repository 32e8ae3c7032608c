-- Every one, two and three neighbouring characters of a text, for the indexes of the two logs. A restore finds it again.
CREATE OR REPLACE FUNCTION log_parts(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT part), '{}')
	FROM generate_series(1, length(said)) AS place, LATERAL (VALUES (substr(lower(said), place, 1)), (substr(lower(said), place, 2)), (substr(lower(said), place, 3))) AS parts(part)
$$;
--> statement-breakpoint
CREATE TABLE "source_health" (
	"node" text NOT NULL,
	"fid" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"until" timestamp (3) with time zone,
	"last_good" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_health_fid_code_node_pk" PRIMARY KEY("fid","code","node")
);
--> statement-breakpoint
CREATE TABLE "source_hour" (
	"fid" text NOT NULL,
	"code" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"bucket" smallint NOT NULL,
	"asked" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "source_hour_fid_code_hour_bucket_pk" PRIMARY KEY("fid","code","hour","bucket")
);
--> statement-breakpoint
CREATE TABLE "registry_tick" (
	"area" text NOT NULL,
	"build_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "registry_tick_area_build_id_at_what_bucket_pk" PRIMARY KEY("area","build_id","at","what","bucket")
);
--> statement-breakpoint
DROP INDEX "operation_entry_action";--> statement-breakpoint
DROP INDEX "operation_entry_refused";--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "banner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "retry_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "registry_tick_what" ON "registry_tick" USING btree ("what","at");--> statement-breakpoint
CREATE INDEX "notice_banner" ON "notice" USING btree ("fid","send_time") WHERE "notice"."banner";--> statement-breakpoint
CREATE INDEX "audit_entry_event" ON "audit_entry" USING btree ("fid","event","time");--> statement-breakpoint
CREATE INDEX "audit_entry_address" ON "audit_entry" USING btree ("fid","ip" text_pattern_ops,"time");--> statement-breakpoint
CREATE INDEX "audit_entry_text" ON "audit_entry" USING gin (log_parts(coalesce("account", '') || ' ' || coalesce("note", '')));--> statement-breakpoint
CREATE INDEX "operation_entry_address" ON "operation_entry" USING btree ("fid","ip" text_pattern_ops,"time");--> statement-breakpoint
CREATE INDEX "operation_entry_text" ON "operation_entry" USING gin (log_parts(coalesce("who", '') || ' ' || coalesce("object", '') || ' ' || coalesce("object_name", '') || ' ' || coalesce("reason", '')));--> statement-breakpoint
CREATE INDEX "operation_entry_action" ON "operation_entry" USING btree ("fid","action" text_pattern_ops,"time");--> statement-breakpoint
CREATE INDEX "operation_entry_refused" ON "operation_entry" USING btree ("fid","time") WHERE "operation_entry"."outcome" <> 'done';