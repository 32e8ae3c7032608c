CREATE TABLE "partner_look" (
	"fid" text NOT NULL,
	"partner" text NOT NULL,
	"version" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"looked" timestamp (3) with time zone,
	"failing" timestamp (3) with time zone,
	"step" text,
	"said" text,
	CONSTRAINT "partner_look_fid_partner_pk" PRIMARY KEY("fid","partner")
);
--> statement-breakpoint
ALTER TABLE "console_presence" ADD COLUMN "writing" boolean DEFAULT true NOT NULL;