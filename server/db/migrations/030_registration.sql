create table registration_form (
  reg_id text primary key,
  iid integer not null,
  image text not null,
  status_images jsonb not null,
  summary text not null,
  fee integer not null check (fee >= 0),
  name_component integer not null,
  id_component integer not null
);

create table registration_group (
  id text primary key,
  reg_id text not null references registration_form (reg_id),
  name text not null,
  descr text not null default '',
  seq integer not null
);
create index registration_group_of_form on registration_group (reg_id, seq);

create table registration_component (
  id integer primary key,
  group_id text not null references registration_group (id),
  name text not null,
  type smallint not null,
  must boolean not null default false,
  content text not null default '',
  placeholder text not null default '',
  is_show boolean not null default true,
  seq integer not null
);
create index registration_component_of_group on registration_component (group_id, seq);

create table registration (
  id bigint generated always as identity primary key,
  reg_id text not null references registration_form (reg_id),
  user_id bigint not null,
  iid integer not null,
  status smallint not null default 0 check (status between 0 and 4),
  order_id text,
  submitted_at bigint,
  reviewed_by bigint,
  reviewed_at bigint,
  reset_at bigint,
  reason text not null default '',
  created_at bigint not null,
  unique (reg_id, user_id)
);
create index registration_waiting on registration (iid, submitted_at) where status = 1;

create table registration_value (
  reg_id text not null,
  user_id bigint not null,
  group_id text not null references registration_group (id),
  content jsonb not null,
  version integer not null,
  at bigint not null,
  primary key (reg_id, user_id, group_id)
);

create table registration_photo (
  id bigint generated always as identity primary key,
  reg_id text not null,
  user_id bigint not null,
  img_path text not null,
  file text not null,
  succ boolean not null,
  retired boolean not null default false,
  msg text not null default '',
  at bigint not null,
  unique (reg_id, user_id, img_path)
);
create unique index registration_photo_passed on registration_photo (reg_id, user_id) where succ and not retired;

create table review_log (
  id bigint generated always as identity primary key,
  iid integer not null,
  staff_id bigint not null,
  kind text not null,
  target_id text not null,
  act text not null check (act in ('read', 'pass', 'refuse')),
  note text not null default '',
  at bigint not null
);
create index review_log_of_target on review_log (kind, target_id, at);
