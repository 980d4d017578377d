-- Runs in flight. One that is still here after its deadline was cut off, and what it took is given back.
create table run (
    id bigint not null,
    api_key_id bigint not null,
    operation varchar(20) not null,
    calendar_month varchar(7) not null,
    deadline_at timestamp with time zone not null,
    constraint pk_run primary key (id),
    constraint fk_run_api_key foreign key (api_key_id) references api_key (id)
);
create index ix_run_api_key_deadline on run (api_key_id, deadline_at);
