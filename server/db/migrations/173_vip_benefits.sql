-- What a membership gives, and each time it was claimed. The quota belongs to a paid term.
create table vip_benefit (
  iid integer not null,
  id text not null,
  -- Null: every card gives it.
  card_id text,
  name text not null,
  description text not null default '',
  img text not null default '',
  -- 1 used on site, 2 sent.
  type integer not null check (type in (1, 2)),
  quota integer not null check (quota > 0),
  surcharge bigint not null default 0 check (surcharge >= 0),
  -- Null: everywhere.
  store_id text,
  on_offer boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id)
);

create table vip_record (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  benefit_id text not null,
  term bigint not null,
  seq integer not null,
  code text not null,
  infos jsonb not null default '{}',
  -- 0 claimed, 1 used or sent, 2 taken back.
  status integer not null default 0 check (status in (0, 1, 2)),
  paid boolean not null,
  staff_id bigint,
  used_at bigint,
  company text not null default '',
  transport_number text not null default '',
  at bigint not null,
  primary key (iid, id),
  unique (iid, user_id, benefit_id, term, seq),
  unique (iid, code)
);
create index vip_record_own on vip_record (iid, user_id, id);
