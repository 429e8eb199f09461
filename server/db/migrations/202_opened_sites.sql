-- Sites that members have opened by buying a package, each a tenant of its own.
create sequence site_iid start 100000;
create table opened_site (
  iid integer not null,
  host text not null,
  site_iid integer not null,
  user_id bigint not null,
  name text not null,
  opened_at bigint not null,
  expire_at bigint not null,
  primary key (iid, host),
  unique (iid, site_iid)
);
