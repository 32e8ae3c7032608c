ALTER TABLE "notice" ADD COLUMN "banner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_banner" ON "notice" USING btree ("fid","send_time") WHERE "notice"."banner";