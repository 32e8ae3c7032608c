CREATE TABLE "stored_file" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"content" "bytea" NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_activation" (
	"revision" integer PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"build_id" text,
	"school" text,
	"share" integer,
	"preview" text,
	"replaced" text,
	"rollback" boolean DEFAULT false NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"area" text NOT NULL,
	"build_id" text,
	"school" text,
	"from_revision" integer NOT NULL,
	"to_revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_release" (
	"area" text NOT NULL,
	"build_id" text NOT NULL,
	"record" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "registry_release_area_build_id_pk" PRIMARY KEY("area","build_id")
);
--> statement-breakpoint
CREATE INDEX "registry_activation_area" ON "registry_activation" USING btree ("area","school","revision");