CREATE TABLE "area_endpoint" (
	"fid" text NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "area_endpoint_fid_area_name_pk" PRIMARY KEY("fid","area","name")
);
