alter table uploads add column private boolean not null default false;
