CREATE TABLE "console_presence" (
	"fid" text NOT NULL,
	"object" text NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "console_presence_fid_object_person_id_pk" PRIMARY KEY("fid","object","person_id")
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"fid" text NOT NULL,
	"day" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	"people" jsonb NOT NULL,
	CONSTRAINT "search_miss_fid_day_words_pk" PRIMARY KEY("fid","day","words")
);
--> statement-breakpoint
CREATE INDEX "search_miss_day" ON "search_miss" USING btree ("day");