DROP INDEX "audit_entry_address";--> statement-breakpoint
DROP INDEX "operation_entry_address";--> statement-breakpoint
CREATE INDEX "audit_entry_refused" ON "audit_entry" USING btree ("fid","time") WHERE "audit_entry"."event" in ('failed', 'locked');--> statement-breakpoint
CREATE INDEX "audit_entry_address" ON "audit_entry" USING btree ("fid","ip" text_pattern_ops,"time","id");--> statement-breakpoint
CREATE INDEX "operation_entry_address" ON "operation_entry" USING btree ("fid","ip" text_pattern_ops,"time","id");