ALTER TABLE "news_article" ADD COLUMN "public_title" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "public_title" integer DEFAULT 0 NOT NULL;