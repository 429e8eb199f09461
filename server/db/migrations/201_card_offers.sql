-- Printed cards on sale. The cards themselves are activated by their holders.
create table card_offer (
  iid integer not null,
  id text not null,
  title text not null,
  description text not null default '',
  img text not null default '',
  price bigint not null check (price >= 0),
  stock integer not null check (stock >= 0),
  -- In orders that wait for payment, and in paid ones: stock, reserved and sold stay the same together.
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id)
);
