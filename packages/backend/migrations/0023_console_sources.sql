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
ALTER TABLE "notice" ADD COLUMN "banner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "retry_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notice_banner" ON "notice" USING btree ("fid","send_time") WHERE "notice"."banner";