CREATE TABLE "news_topic" (
	"id" text PRIMARY KEY NOT NULL,
	"fid" text NOT NULL,
	"name" text NOT NULL,
	"cover" text,
	"summary" text,
	"sort" integer NOT NULL,
	"audience" text[] DEFAULT '{GUEST,STUDENT,STAFF}'::text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_article" ADD COLUMN "topic_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "news_article_topics" ON "news_article" USING gin ("topic_ids");