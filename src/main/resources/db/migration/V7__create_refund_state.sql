-- How many failed runs of a key were given back on the last day on which any was; refund_day is a day of UTC, as in 2026-11-22.
create table refund_state (
    api_key_id bigint not null,
    refund_day varchar(10) not null,
    refund_count integer not null,
    constraint pk_refund_state primary key (api_key_id),
    constraint fk_refund_state_api_key foreign key (api_key_id) references api_key (id)
);
