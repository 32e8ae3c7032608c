CREATE TABLE "registry_shell" (
	"shell" text PRIMARY KEY NOT NULL,
	"contract" text NOT NULL,
	"shares" text NOT NULL,
	"served" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_tab" ADD COLUMN "witness" text;--> statement-breakpoint
ALTER TABLE "registry_tab" ADD COLUMN "shell" text;