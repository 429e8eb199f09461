create sequence team_id start with 5001;

create table team (
  id text primary key default nextval('team_id')::text,
  iid integer not null,
  scope text not null,
  ref_id text not null,
  name text not null,
  slogan text not null default '',
  notice text not null default '',
  captain_id bigint not null,
  max integer not null check (max between 2 and 50),
  size integer not null default 1,
  open boolean not null default true,
  code text not null unique,
  code_expires bigint not null,
  created_at bigint not null,
  constraint team_room check (size <= max),
  constraint team_name unique (iid, scope, ref_id, name)
);
create index team_of_ref on team (iid, scope, ref_id);

create table team_member (
  team_id text not null references team (id) on delete cascade,
  iid integer not null,
  scope text not null,
  ref_id text not null,
  user_id bigint not null,
  state text not null check (state in ('active', 'applied')),
  joined_at bigint not null,
  primary key (team_id, user_id)
);
create unique index team_one_each on team_member (iid, scope, ref_id, user_id) where state = 'active';
create index team_entries on entry (team_id) where team_id is not null;

-- What a seller's list is read by.
create index orders_of_seller on orders (iid, created_at desc);
