-- Where staff used a claim.
alter table vip_record add column place text not null default '';
