-- The term of a claim is named by its id, as ids are named everywhere.
alter table vip_record rename column term to term_id;
