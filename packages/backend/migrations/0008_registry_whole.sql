CREATE TABLE "registry_document" (
	"revision" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_look" (
	"revision" integer NOT NULL,
	"look" integer NOT NULL,
	"numbers" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registry_look_revision_look_pk" PRIMARY KEY("revision","look")
);
--> statement-breakpoint
CREATE TABLE "registry_node" (
	"node" text PRIMARY KEY NOT NULL,
	"shell" text NOT NULL,
	"revision" integer NOT NULL,
	"clock" timestamp (3) with time zone NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_report" (
	"area" text NOT NULL,
	"build_id" text NOT NULL,
	"what" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "registry_report_area_build_id_what_bucket_pk" PRIMARY KEY("area","build_id","what","bucket")
);
--> statement-breakpoint
CREATE TABLE "registry_tab" (
	"tab" text NOT NULL,
	"area" text NOT NULL,
	"build_id" text NOT NULL,
	"first" timestamp (3) with time zone NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL,
	"open" boolean NOT NULL,
	"failed" boolean NOT NULL,
	CONSTRAINT "registry_tab_tab_area_build_id_pk" PRIMARY KEY("tab","area","build_id")
);
--> statement-breakpoint
ALTER TABLE "registry_activation" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "registry_audit" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "registry_audit" ADD COLUMN "preview" text;--> statement-breakpoint
ALTER TABLE "registry_audit" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "registry_tab_build" ON "registry_tab" USING btree ("area","build_id");