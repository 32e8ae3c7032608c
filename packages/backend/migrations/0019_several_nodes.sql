CREATE TABLE "portal_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_content" (
	"hash" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "registry_content_hash_part_pk" PRIMARY KEY("hash","part")
);
--> statement-breakpoint
CREATE TABLE "registry_file" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_key" (
	"area" text NOT NULL,
	"id" text NOT NULL,
	"public_key" text NOT NULL,
	"revoked" boolean NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registry_key_area_id_pk" PRIMARY KEY("area","id")
);
--> statement-breakpoint
CREATE INDEX "registry_file_hash" ON "registry_file" USING btree ("hash");