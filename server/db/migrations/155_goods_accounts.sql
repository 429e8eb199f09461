-- Goods accounts: the mall at a percentage of its prices, for their owner and for those who joined by a code.
create table cm_account (
  iid integer not null,
  id bigint generated always as identity,
  owner_user_id bigint not null,
  name text not null,
  -- Percentage of the price that remains to be paid.
  discount integer not null check (discount between 1 and 100),
  seats integer not null check (seats >= 0),
  primary key (iid, id),
  unique (iid, owner_user_id)
);

create table cm_child (
  iid integer not null,
  id bigint generated always as identity,
  account_id bigint not null,
  user_id bigint not null,
  joined_at bigint not null,
  primary key (iid, id),
  unique (iid, user_id),
  foreign key (iid, account_id) references cm_account (iid, id) on delete cascade
);
create index cm_child_of_account on cm_child (iid, account_id, id);

create table cm_code (
  iid integer not null,
  code text not null,
  account_id bigint not null,
  expire_at bigint not null,
  used_by bigint,
  primary key (iid, code),
  foreign key (iid, account_id) references cm_account (iid, id) on delete cascade
);
create index cm_code_of_account on cm_code (iid, account_id);
