CREATE TABLE "avatar" (
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"person_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatar_name_size_pk" PRIMARY KEY("name","size")
);
--> statement-breakpoint
CREATE TABLE "binding" (
	"fid" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" text NOT NULL,
	"bind_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "binding_fid_kind_subject_pk" PRIMARY KEY("fid","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "cas_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cas_ticket_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_flow" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"kind" text NOT NULL,
	"browser_hash" text NOT NULL,
	"body" jsonb NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_value" (
	"value_hash" text PRIMARY KEY NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mobile_code" (
	"fid" text NOT NULL,
	"mobile" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"sent_today" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mobile_code_fid_mobile_pk" PRIMARY KEY("fid","mobile")
);
--> statement-breakpoint
CREATE TABLE "qr_code" (
	"scene_hash" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"browser_hash" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"person_id" text,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "partners" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "consent_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "consent_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "closed_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatar" ADD CONSTRAINT "avatar_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding" ADD CONSTRAINT "binding_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cas_ticket" ADD CONSTRAINT "cas_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_person" ON "avatar" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "binding_person" ON "binding" USING btree ("person_id","kind");--> statement-breakpoint
CREATE INDEX "sign_in_flow_expire" ON "sign_in_flow" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "spent_value_expire" ON "spent_value" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "session_companion" ON "session" USING btree ("companion_hash");--> statement-breakpoint
CREATE INDEX "sign_in_failure_time" ON "sign_in_failure" USING btree ("fid","last_time");