CREATE TABLE "approval" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"source_code" text NOT NULL,
	"aprv_type" integer NOT NULL,
	"form_user_id" text NOT NULL,
	"form_id" text NOT NULL,
	"form_name" text NOT NULL,
	"title" text NOT NULL,
	"sponsor" text NOT NULL,
	"uname" text NOT NULL,
	"aprv_status" text NOT NULL,
	"status_code" integer NOT NULL,
	"page_link_url" text NOT NULL,
	"mobile_link_url" text,
	"insert_time" timestamp (3) with time zone NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_day" (
	"fid" text NOT NULL,
	"date" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"makeup_for" text,
	CONSTRAINT "calendar_day_fid_date_pk" PRIMARY KEY("fid","date")
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"person_id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"secret" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feed_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "personal_event" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"uid" text NOT NULL,
	"title" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"all_day" boolean NOT NULL,
	"place" text,
	"note" text,
	"color" text,
	"remind_minutes" integer,
	"repeat" text DEFAULT 'none' NOT NULL,
	"repeat_until" text,
	"update_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rest_time" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"campus_id" text DEFAULT '' NOT NULL,
	"section" integer NOT NULL,
	"name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_event" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"layer" text DEFAULT 'school' NOT NULL,
	"title" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"place" text,
	"note" text,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"person_id" text NOT NULL,
	"service_id" text NOT NULL,
	"fid" text NOT NULL,
	"level" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"comment" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evaluation_person_id_service_id_pk" PRIMARY KEY("person_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "import_code" (
	"fid" text NOT NULL,
	"list" text NOT NULL,
	"code" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "import_code_fid_list_code_pk" PRIMARY KEY("fid","list","code")
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"person_id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"channels" jsonb NOT NULL,
	"quiet_start" text,
	"quiet_end" text
);
--> statement-breakpoint
CREATE TABLE "oa_document" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"source_code" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"doc_no" text,
	"sender" text NOT NULL,
	"send_time" timestamp (3) with time zone NOT NULL,
	"urgency" integer DEFAULT 0 NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"target" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_record" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"source_code" text NOT NULL,
	"type" text NOT NULL,
	"row" jsonb NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_record" (
	"person_id" text NOT NULL,
	"fid" text NOT NULL,
	"search" text NOT NULL,
	"id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_record_person_id_search_pk" PRIMARY KEY("person_id","search")
);
--> statement-breakpoint
CREATE TABLE "source" (
	"fid" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'database' NOT NULL,
	"offers" text[] NOT NULL,
	"http" jsonb,
	CONSTRAINT "source_fid_code_pk" PRIMARY KEY("fid","code")
);
--> statement-breakpoint
CREATE TABLE "list_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"list_type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"dept_id" text NOT NULL,
	"basis" text,
	"concerns" text,
	"service_id" text,
	"attachment" jsonb,
	"html" text NOT NULL,
	"update_time" timestamp (3) with time zone NOT NULL,
	"search" text[] NOT NULL,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"fid" text NOT NULL,
	"sign" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "source_code" text DEFAULT 'timetable' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_asset" ADD COLUMN "source_code" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
CREATE INDEX "approval_person" ON "approval" USING btree ("person_id","source_code");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_event_uid" ON "personal_event" USING btree ("person_id","uid");--> statement-breakpoint
CREATE INDEX "school_event_time" ON "school_event" USING btree ("fid","start_time");--> statement-breakpoint
CREATE INDEX "evaluation_service" ON "evaluation" USING btree ("fid","service_id");--> statement-breakpoint
CREATE INDEX "oa_document_person" ON "oa_document" USING btree ("person_id","source_code");--> statement-breakpoint
CREATE INDEX "person_record_person" ON "person_record" USING btree ("person_id","type");--> statement-breakpoint
CREATE INDEX "list_entry_order" ON "list_entry" USING btree ("fid","list_type","sort");--> statement-breakpoint
CREATE INDEX "list_entry_search" ON "list_entry" USING gin ("search");