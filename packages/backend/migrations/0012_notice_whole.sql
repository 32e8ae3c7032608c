DROP INDEX "notice_order";--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_rank" ON "notice" USING btree ("fid",("priority" = 'urgent') desc,"is_top" DESC NULLS LAST,"send_time" DESC NULLS LAST);