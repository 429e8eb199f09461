-- What a supplier says of itself to the stores that may join it.
alter table supplier add column intro text not null default '';
