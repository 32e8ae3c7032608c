CREATE TABLE "config_item" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"term_id" text NOT NULL,
	"name" text NOT NULL,
	"teacher" text NOT NULL,
	"room" text NOT NULL,
	"building" text,
	"week_day" integer NOT NULL,
	"start_section" integer NOT NULL,
	"end_section" integer NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"weeks" integer[] NOT NULL,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "news_article" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"category_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"cover" text,
	"publisher" text NOT NULL,
	"author" text,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"link_type" text DEFAULT 'inner' NOT NULL,
	"url" text,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"search" text[] NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_category" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"is_login" integer DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_choice" (
	"person_id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"category_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"send_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone,
	"creater_name" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"is_top" integer DEFAULT 0 NOT NULL,
	"dismissible" boolean DEFAULT true NOT NULL,
	"url" text,
	"source_url" text,
	"action_text" text,
	"person_id" text,
	"search" text[] NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mark" (
	"person_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"star" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notice_mark_person_id_notice_id_pk" PRIMARY KEY("person_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notice_type" (
	"fid" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "notice_type_fid_type_pk" PRIMARY KEY("fid","type")
);
--> statement-breakpoint
CREATE TABLE "person_asset" (
	"person_id" text NOT NULL,
	"sign" text NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"unit" text NOT NULL,
	"note" text,
	"sensitive" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ok' NOT NULL,
	"update_time" timestamp (3) with time zone,
	"target" jsonb,
	"sort" integer NOT NULL,
	CONSTRAINT "person_asset_person_id_sign_pk" PRIMARY KEY("person_id","sign")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"fid" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"unit_name" text NOT NULL,
	"template" integer DEFAULT 1 NOT NULL,
	"special_style" integer DEFAULT 1 NOT NULL,
	"bottom_media_style" integer DEFAULT 1 NOT NULL,
	"home_path" text,
	"gray_mode" integer DEFAULT 0 NOT NULL,
	"elder_mode" integer DEFAULT 1 NOT NULL,
	"filings" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"login_type" integer DEFAULT 0 NOT NULL,
	"login_path" text DEFAULT '/login' NOT NULL,
	"cas_server" text,
	"on_line_minute" integer DEFAULT 0 NOT NULL,
	"refresh_minute" integer DEFAULT 0 NOT NULL,
	"login_redirect_type" text DEFAULT '0' NOT NULL,
	"redirect_navigation" text DEFAULT '' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"person_id" text NOT NULL,
	"service_id" text NOT NULL,
	"fid" text NOT NULL,
	"collect_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_person_id_service_id_pk" PRIMARY KEY("person_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"service_ids" text[] NOT NULL,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"summary" text,
	"badge" jsonb,
	"pc_url" text NOT NULL,
	"mobile_url" text NOT NULL,
	"dept_id" text NOT NULL,
	"type_ids" text[] NOT NULL,
	"label_ids" text[] NOT NULL,
	"is_login" integer NOT NULL,
	"is_frame" integer DEFAULT 0 NOT NULL,
	"terminal" text DEFAULT 'all' NOT NULL,
	"handle_type" text NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	"status_text" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"pinyin" text NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"network_scope" text DEFAULT 'any' NOT NULL,
	"sso_type" text DEFAULT 'none' NOT NULL,
	"guide" jsonb,
	"sort" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_label" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"group_name" text NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_type" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_use" (
	"person_id" text NOT NULL,
	"service_id" text NOT NULL,
	"fid" text NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "service_use_person_id_service_id_pk" PRIMARY KEY("person_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"answer" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"password_hash" text,
	"avatar" text DEFAULT '' NOT NULL,
	"dept_id" text,
	"dept_name" text,
	"roles" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"last_login_time" timestamp (3) with time zone,
	"last_login_ip" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text,
	"login_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"companion_hash" text NOT NULL,
	"revoked_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"fid" text NOT NULL,
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"count" integer NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_failure_fid_account_ip_pk" PRIMARY KEY("fid","account","ip")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_number" (
	"fid" text NOT NULL,
	"sign" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "reported_number_fid_sign_pk" PRIMARY KEY("fid","sign")
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"fid" text NOT NULL,
	"search" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_count_fid_search_pk" PRIMARY KEY("fid","search")
);
--> statement-breakpoint
CREATE TABLE "visit_count" (
	"fid" text NOT NULL,
	"day" text NOT NULL,
	"terminal_type" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_fid_day_terminal_type_pk" PRIMARY KEY("fid","day","terminal_type")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"person_id" text NOT NULL,
	"type" text NOT NULL,
	"source_code" text NOT NULL,
	"title" text NOT NULL,
	"initiator" text,
	"dept_name" text,
	"node" text,
	"receive_time" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone,
	"priority" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"target" jsonb NOT NULL,
	"actions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_source" (
	"fid" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"failed_time" timestamp (3) with time zone,
	CONSTRAINT "task_source_fid_code_pk" PRIMARY KEY("fid","code")
);
--> statement-breakpoint
CREATE TABLE "term" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"year" text NOT NULL,
	"term" integer NOT NULL,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"groups" jsonb NOT NULL,
	"news_ids" text[] NOT NULL,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"icon" text,
	"link" text NOT NULL,
	"path" text NOT NULL,
	"mobile_link" text,
	"is_default" integer NOT NULL,
	"is_login" integer NOT NULL,
	"is_frame" integer NOT NULL,
	"terminal" text DEFAULT 'all' NOT NULL,
	"module" text,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_switch" (
	"fid" text NOT NULL,
	"sign" text NOT NULL,
	"parent" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"open" integer DEFAULT 1 NOT NULL,
	"maintenance" integer DEFAULT 0 NOT NULL,
	"text" text,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL,
	CONSTRAINT "module_switch_fid_sign_pk" PRIMARY KEY("fid","sign")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "config_item_kind" ON "config_item" USING btree ("fid","kind");--> statement-breakpoint
CREATE INDEX "course_person" ON "course" USING btree ("person_id","term_id");--> statement-breakpoint
CREATE INDEX "news_article_order" ON "news_article" USING btree ("fid","is_top" DESC NULLS LAST,"publish_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_article_search" ON "news_article" USING gin ("search");--> statement-breakpoint
CREATE INDEX "notice_order" ON "notice" USING btree ("fid","is_top" DESC NULLS LAST,"send_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notice_search" ON "notice" USING gin ("search");--> statement-breakpoint
CREATE INDEX "favourite_service" ON "favourite" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_school" ON "service" USING btree ("fid");--> statement-breakpoint
CREATE UNIQUE INDEX "person_account" ON "person" USING btree ("fid","account");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_last" ON "session" USING btree ("last_time");--> statement-breakpoint
CREATE INDEX "search_count_order" ON "search_count" USING btree ("fid","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_person" ON "task" USING btree ("person_id","type");